export const bank = {
  title: 'वापसी का बैंक खाता',
  lead: 'जो राशि आपको लौटती है वह कहाँ जाए।',
} as const
