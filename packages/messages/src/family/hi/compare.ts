export const compare = {
  title: 'तुलना',
  lead: 'जो आपने चुना है, साथ-साथ।',
} as const
