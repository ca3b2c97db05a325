/** Messages of the client where a call was not sent. */
export const sentencesOfClient: Readonly<Record<string, string>> = {
  'Not sent': 'नहीं भेजा गया',
  'The password was not entered. Nothing was sent.': 'पासवर्ड नहीं लिखा गया। कुछ भेजा नहीं गया।',
  'You are not signed in. Nothing was sent.': 'आप साइन इन नहीं हैं। आपने जो किया वह भेजा नहीं गया।',
  'Somebody else signed in. Nothing was sent.': 'किसी और ने साइन इन किया। आपने जो किया वह भेजा नहीं गया।',
  'The server cannot be reached. Check the connection and try again': 'सर्वर तक पहुँच नहीं हो सकी। इंटरनेट देखकर फिर कोशिश करें',
}
