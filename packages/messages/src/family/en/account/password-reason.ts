/** The server's reasons for rejecting a password, sentence by sentence; other languages find theirs by these sentences. */
export const passwordReason = {
  'A number alone is easy to guess': 'A number alone is easy to guess',
  'This is your own name, address or number, which others try first':
    'This is your own name, address or number, which others try first',
  'This is a common password': 'This is a common password',
  'A common word or name with something added is easy to guess':
    'A common word or name with something added is easy to guess',
  'Keys in a row are easy to guess': 'Keys in a row are easy to guess',
  'The same again and again is easy to guess': 'The same again and again is easy to guess',
  'A sequence such as abcd or 1234 is easy to guess': 'A sequence such as abcd or 1234 is easy to guess',
  'Days and years are easy to guess': 'Days and years are easy to guess',
  'This is easy to guess': 'This is easy to guess',
  'Put three or four words together that have nothing to do with each other or with you':
    'Put three or four words together that have nothing to do with each other or with you',
  'This is not your current password': 'This is not your current password',
  'Choose another than the one you have': 'Choose another than the one you have',
} as const
