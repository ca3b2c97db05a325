export const partnerSchools = {
  title: 'आवेदन लेने वाले विद्यालय',
  lead: 'ऐसा विद्यालय ढूँढें जो यहाँ आवेदन लेता है और उसे अपनी सूची में रखें।',
} as const
