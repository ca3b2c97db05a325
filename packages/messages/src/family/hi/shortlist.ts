export const shortlist = {
  title: 'चुनी हुई सूची',
  lead: 'संस्थान जिन पर आप विचार कर रहे हैं।',
} as const
