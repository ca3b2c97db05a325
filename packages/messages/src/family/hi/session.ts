/** Signing in and opening an account. */
export const session = {
  title: 'साइन इन करें',
  lead: 'मोबाइल पर आए कोड से, या अपने पासवर्ड से।',
  signUpTitle: 'खाता खोलें',
  signUpLead: 'सभी आवेदनों के लिए एक खाता।',
} as const
