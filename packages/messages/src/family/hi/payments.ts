export const payments = {
  title: 'भुगतान',
  lead: 'आपने क्या चुकाया, रसीदों और वापसी सहित।',
} as const
