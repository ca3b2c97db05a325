/** Reasons and messages on payments, refunds and their reconciliation. */
export const sentencesOfRefunds: Readonly<Record<string, string>> = {
  'Payment Checked': 'भुगतान जाँचा गया',
  'Refund Added Successfully': 'वापसी दर्ज हुई',
  'Refund Waits For A Second Person': 'वापसी दूसरे व्यक्ति की मंज़ूरी का इंतज़ार कर रही है',
  'Refund Approved': 'वापसी मंज़ूर हुई',
  'Refund Refused': 'वापसी नामंज़ूर हुई',
  'This refund does not wait for a decision any more': 'इस वापसी पर फ़ैसला हो चुका है',
  'Another person has to decide on a refund that you asked for':
    'जो वापसी आपने माँगी है, उस पर फ़ैसला किसी दूसरे व्यक्ति को करना होगा',
  'Less is left of this payment by now: refuse this refund and ask for another':
    'इस भुगतान में अब कम राशि बाक़ी है: इस वापसी को नामंज़ूर करें और दूसरी माँगें',
  'Nothing is left to refund': 'लौटाने को कुछ बाक़ी नहीं',
  'All of it is refunded already, or on its way back': 'पूरी राशि लौट चुकी है या लौट रही है',
  'Only a paid fee can be refunded': 'केवल चुकाया गया शुल्क लौटाया जा सकता है',
  'This key was used for another refund': 'इसी कुंजी से दूसरी वापसी दर्ज है',
  'At most 31 days': 'ज़्यादा से ज़्यादा 31 दिन',
  'Too many payments to compare at once: choose fewer days': 'एक साथ मिलाने के लिए भुगतान बहुत ज़्यादा हैं: कम दिन चुनें',
  'A day from 2001 to 2100': '2001 से 2100 के बीच का दिन',
  'The payment gateway took too long. Please try again, or choose fewer days':
    'भुगतान गेटवे ने बहुत देर लगाई। फिर कोशिश करें या कम दिन चुनें',
  'The payment gateway does not answer. Please try again': 'भुगतान गेटवे से जवाब नहीं मिला। फिर कोशिश करें',
  '8 to 30 letters and digits, as the bank gave it': '8 से 30 अक्षर और अंक, जैसे बैंक ने दिए',
  'A Second Person Is Asked': 'दूसरे व्यक्ति से पूछा गया',
  'Opening Allowed': 'खाता खोलने की मंज़ूरी दी गई',
  'Another person asked to open this account': 'यह खाता खोलने के लिए किसी और ने कहा है',
  'This person does not ask to open the account any more': 'यह व्यक्ति अब खाता खोलने को नहीं कह रहा',
  'Another person has to allow what you asked for': 'जो आपने माँगा है, उसकी मंज़ूरी किसी दूसरे व्यक्ति को देनी होगी',
  'A second person has to allow it first: ask to open the account':
    'पहले किसी दूसरे व्यक्ति की मंज़ूरी चाहिए: खाता खोलने के लिए कहें',
  'Another person has to record the transfer: you opened the account':
    'ट्रांसफ़र किसी दूसरे व्यक्ति को दर्ज करना होगा: खाता आपने खोला था',
  'Account Opened': 'खाता खोला गया',
  'Transfer Recorded': 'ट्रांसफ़र दर्ज हुआ',
  'Refund Resumed': 'वापसी फिर गेटवे से जाएगी',
  'This refund does not wait after a failure': 'यह वापसी अब असफल नहीं है',
  'The gateway is being tried at this moment. Please try again in two minutes':
    'अभी गेटवे से कोशिश हो रही है। दो मिनट बाद फिर करें',
  'Open the account first: until then the gateway may send this refund': 'पहले खाता खोलें: तब तक गेटवे यह वापसी भेज सकता है',
  'This refund is not held': 'यह वापसी रुकी हुई नहीं है',
}
