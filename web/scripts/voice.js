// What the program has said aloud is said by one of the device's own voices: one of a server would send it the words.
//
//     kulami.speak(words, lang)   says words in a language, in the place of what is being said. Its promise has whether
//                                 there is a voice for it
//     kulami.hush()               ends what is being said
//     kulami.allowVoice()         is called during a press: some browsers speak only if they were once asked to during one

import { kulami } from "./kulami.js";

// For how long the list of voices is waited for, in milliseconds: some browsers make it when it is first asked for.
const patience = 2000;

let wanted; // is held for as long as it is said: else a browser may forget it
let allowed;

const listed = () =>
  new Promise((done) => {
    speechSynthesis.addEventListener("voiceschanged", done, { once: true });
    setTimeout(done, patience);
  });

const voiceFor = (lang) => {
  const own = speechSynthesis.getVoices().filter((voice) => voice.localService && voice.lang.split(/[-_]/)[0] === lang);
  return own.find((voice) => voice.default) ?? own[0];
};

// A voice reads the letter of a hole as one, and its number as no ordinal: c5 is said as "c, 5".
const spelled = (words) => words.replace(/(^|[^\p{L}])([a-j])(?=\d)/gu, "$1$2, ");

kulami.hush = () => {
  if (wanted) speechSynthesis.cancel();
  wanted = null;
};

kulami.speak = async (words, lang) => {
  if (!window.speechSynthesis) return false;
  kulami.hush();
  const utterance = (wanted = new SpeechSynthesisUtterance(spelled(words)));
  if (!speechSynthesis.getVoices()[0]) await listed();
  const voice = voiceFor(lang);
  if (utterance !== wanted || !voice) return utterance !== wanted;
  utterance.voice = voice;
  utterance.lang = voice.lang;
  speechSynthesis.speak(utterance);
  return true;
};

kulami.allowVoice = () => {
  if (!allowed) window.speechSynthesis?.speak(new SpeechSynthesisUtterance(""));
  allowed = true;
};
