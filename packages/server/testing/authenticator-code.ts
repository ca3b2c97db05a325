import { Secret, TOTP } from 'otpauth'

/** The six digits that an authenticator app shows for this secret, `steps` half-minutes from now. */
export const authenticatorCode = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
