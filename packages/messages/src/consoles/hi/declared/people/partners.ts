/**
 * Texts of the administrators' screens of partner applications, by the declared English one: the institutes' console does not load them.
 */
export const declaredOfPartners: Readonly<Record<string, string>> = {
  'Partner application': 'साझेदार का आवेदन',
  'Partner applications': 'साझेदारों के आवेदन',
  'Who applies': 'आवेदक',
  'UDISE, affiliation or AISHE code': 'UDISE, संबद्धता या AISHE कोड',
  'Addresses of letters that show their authority': 'अधिकार दिखाने वाले पत्रों के पते',
  Remarks: 'टिप्पणी',
  Role: 'पद',
  Proof: 'प्रमाण',
  Website: 'वेबसाइट',
  Mobile: 'मोबाइल',
  'E-mail': 'ई-मेल',
  City: 'शहर',
  Name: 'नाम',
  Code: 'कोड',
  Verified: 'सत्यापित',
  Approved: 'स्वीकृत',
  Rejected: 'अस्वीकृत',
  Contacted: 'संपर्क हुआ',
  'What happened': 'क्या हुआ',
  'Next step': 'अगला कदम',
  Approve: 'स्वीकार करें',
  'Waits for a decision': 'फ़ैसला बाक़ी',
  Managers: 'सँभालने वाले',
  Remove: 'हटाएँ',
}
