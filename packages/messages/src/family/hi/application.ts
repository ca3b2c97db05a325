export const application = {
  title: 'आवेदन',
  lead: 'जो पूछा गया है उसका उत्तर दें, दस्तावेज़ साझा करें और देखें कि आवेदन कहाँ तक पहुँचा।',
} as const
