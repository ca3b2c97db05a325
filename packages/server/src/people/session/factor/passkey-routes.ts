import { passkeyEndpoints, passkeySignInEndpoints } from '@pravesh/contract'
import { type Bound, bind, type RouteServices } from '../../../platform/http/bind.ts'
import { addPasskey, passkeyOptions, removePasskey, renamePasskey } from './own-passkeys.ts'
import { signInByPasskey, signInOptions } from './passkey-sign-in.ts'

/** Passkeys: each account's own, and the sign-in by one. */
export const routes = ({ db, config }: RouteServices): Bound[] => [
  bind(passkeySignInEndpoints.options, async ({ body }, { from }) => ({
    data: await signInOptions({ db, config }, body.realm, from),
  })),
  bind(passkeySignInEndpoints.signIn, ({ body }, call) => signInByPasskey({ db, config }, body, call)),
  ...Object.values(passkeyEndpoints).flatMap((e) => [
    bind(e.options, async ({ body }, call) => ({
      data: await passkeyOptions({ db, config }, call, body),
    })),
    bind(e.add, async ({ body }, call) => ({
      ...(await addPasskey({ db, config }, call, body)),
      message: 'The passkey was added',
    })),
    bind(e.rename, async ({ body }, call) => ({
      data: await renamePasskey(db, call, body),
      message: 'The passkey was renamed',
    })),
    bind(e.remove, async ({ body }, call) => {
      await removePasskey({ db, config }, call, body)
      return { message: 'The passkey was removed' }
    }),
  ]),
]
