/** Texts of a record's history and of previews of drafts, by the English one. */
export const declaredOfEditing: Readonly<Record<string, string>> = {
  'Preview without your changes': 'अपने बदलावों के बिना झलक देखें',
  'Preview the page': 'पन्ने की झलक देखें',
  Changes: 'बदलाव',
  'Reading the changes …': 'बदलाव पढ़े जा रहे हैं …',
  'No change is in the log yet.': 'अभी कोई बदलाव दर्ज नहीं है।',
  'Save or undo what you have typed. Then fields can be restored.':
    'जो लिखा है उसे पहले सहेजें या वापस लें। फिर खाने पहले जैसे किए जा सकते हैं।',
  'Earlier changes': 'पुराने बदलाव',
  Restore: 'पहले जैसा करें',
  'Restore all': 'सब पहले जैसा करें',
  'all fields of this change': 'इस बदलाव के सभी खाने',
  'Restore the former value?': 'पहले का मान वापस लाएँ?',
  'It is saved at once, and the change log has it as a change of yours.':
    'यह तुरंत सहेजा जाता है, और बदलावों की सूची में आपके नाम से दर्ज होता है।',
  'It cannot be restored:': 'इसे वापस नहीं लाया जा सकता:',
  'Somebody else saved this record meanwhile. Nothing was restored. Look at the newest changes first.':
    'इस बीच किसी और ने यह सहेजा है। कुछ वापस नहीं लाया गया। पहले नए बदलाव देखें।',
}
