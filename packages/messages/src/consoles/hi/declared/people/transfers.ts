/** Words of refunds that failed and are paid by bank transfer, by their English. */
export const declaredOfTransfers: Readonly<Record<string, string>> = {
  'Refund failed': 'वापसी नहीं हो सकी',
  'Account number': 'खाता संख्या',
  Savings: 'बचत',
  Current: 'चालू',
  '8 to 30 letters and digits, as the bank gave it': '8 से 30 अक्षर और अंक, जैसे बैंक ने दिए',
  'Account Opened': 'खाता खोला गया',
  'Transfer Recorded': 'ट्रांसफ़र दर्ज हुआ',
  'Refund Resumed': 'वापसी फिर गेटवे से जाएगी',
  'This refund does not wait after a failure': 'यह वापसी अब असफल नहीं है',
  'The gateway is being tried at this moment. Please try again in two minutes':
    'अभी गेटवे से कोशिश हो रही है। दो मिनट बाद फिर करें',
  'Open the account first: until then the gateway may send this refund': 'पहले खाता खोलें: तब तक गेटवे यह वापसी भेज सकता है',
  'This refund is not held': 'यह वापसी रुकी हुई नहीं है',
}
