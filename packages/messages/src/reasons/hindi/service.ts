/** Reasons for rejecting a call that the service cannot take at the moment. */
export const reasonsOfService: Readonly<Record<string, string>> = {
  'Too many tries. Try again in 1 second': 'बहुत बार कोशिश हुई। 1 सेकंड बाद फिर कोशिश करें',
  'Too many tries. Try again in {count} seconds': 'बहुत बार कोशिश हुई। {count} सेकंड बाद फिर कोशिश करें',
  'Too many tries. Try again in {count} minutes': 'बहुत बार कोशिश हुई। {count} मिनट बाद फिर कोशिश करें',
  'Too many tries. Try again in {count} hours': 'बहुत बार कोशिश हुई। {count} घंटे बाद फिर कोशिश करें',
  'Too many tries. Try again in {time}': 'बहुत बार कोशिश हुई। {time} बाद फिर कोशिश करें',
  'The request took too long to arrive': 'अनुरोध पहुँचने में बहुत देर लगी',
  'No files are taken at this moment. Please try again later': 'इस समय फ़ाइलें नहीं ली जा रहीं। थोड़ी देर बाद फिर कोशिश करें',
  'Too much is asked of us at this moment. Please try again': 'इस समय हमारे पास बहुत काम है। फिर कोशिश करें',
}
