export const overview = {
  title: 'आपके आवेदन',
  lead: 'आगे क्या करना है, और हर आवेदन कहाँ तक पहुँचा है।',
} as const
