/** Texts of the histories of catalogue records and of parts of institutes, by the English one. */
export const declaredOfHistory: Readonly<Record<string, string>> = {
  Caption: 'कैप्शन',
  'The former value is restored': 'पहले का मान वापस आ गया',
  'The log does not have the former value: it was too long, or is older than the log.':
    'पहले का मान दर्ज नहीं है: वह बहुत लंबा था, या दर्ज होने से पहले का है।',
  'Cannot be restored: what it refers to is deleted.': 'वापस नहीं आ सकता: जिससे यह जुड़ा था, वह हटा दिया गया है।',
  'Cannot be restored: the field no longer takes this value.': 'वापस नहीं आ सकता: खाना अब यह मान नहीं लेता।',
  'Cannot be restored: it is deleted.': 'वापस नहीं आ सकता: यह हटा दिया गया है।',
  'The log has no values of contacts: they are of people.': 'संपर्कों के मान दर्ज नहीं होते: वे लोगों के होते हैं।',
}
