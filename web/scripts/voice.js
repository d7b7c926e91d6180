// Use local voices only; a network voice would send the text to a server.
//
//   kulami.speak(words, lang)   speaks words in a language and interrupts earlier ones. Its promise
//                               has whether there is a voice for the language
//   kulami.hush()               stops speaking
//   kulami.allowVoice()         must be called during a click, because some browsers speak only
//                               after a first request during one

import { kulami } from "./kulami.js";

// Maximum wait for the list of voices in ms, because some browsers create it at the first request.
const patience = 2000;

let wanted; // referenced while it is spoken, because a browser can otherwise drop it
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

// A voice should read the letter of a hole as a letter, and its number not as an ordinal: c5 is
// spoken as "c, 5".
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
