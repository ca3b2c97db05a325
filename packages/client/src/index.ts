export { type CallOptions, type Client, type ClientParts, createClient, type Toast } from './client.ts'
export { type Segment, segmentOf } from './segment.ts'
export type { Session, Storage } from './session.ts'
export type { AskToSignIn } from './sign-in-again.ts'
