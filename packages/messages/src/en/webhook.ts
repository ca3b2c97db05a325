/** How the receiver of a webhook checks its signature. */
export const webhook = {
  title: 'Webhooks for schools and colleges',
  text: 'The owner of an institute names an address in the console (Your own system, Webhooks). It is told of new questions and of applications: id, type, time, ids and states, and nothing of a person.',
  check: 'Each delivery is signed as Standard Webhooks describes, whose libraries check it in most languages:',
  byHand:
    'Without one: join webhook-id, webhook-timestamp and the unchanged body with full stops, and compute their HMAC-SHA256 with the base64 after whsec_ as the key. One of the values after v1, in webhook-signature is its base64. Compare in constant time, and take nothing older than five minutes.',
  answer:
    'Answer with any 2xx within ten seconds. 408, 425, 429, 5xx and no answer are tried again for about a day with the same webhook-id: do the same id once. An address that takes nothing for five days is switched off.',
} as const
