import { test as base } from '../fixtures.ts'
import { serverFixture } from '../server/fixture.ts'

/** Journeys that kill their server: no other journey shares it. */
export const test = base.extend({ server: serverFixture })
