/** Whom the groups of the API reference are for, in the order for a new reader. */
export const tagAudiences = ['anyone', 'families', 'institutes', 'administrators'] as const

/** A subject of the API reference: its endpoints are listed together, below those of its audience. */
export type Tag = { name: string; audience: (typeof tagAudiences)[number]; description: string }
