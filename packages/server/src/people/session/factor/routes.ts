import { secondFactorEndpoints } from '@pravesh/contract'
import { actorOf, type Bound, bind, type RouteServices } from '../../../platform/http/bind.ts'
import { beginApp, confirmApp, factorStatusOf, renewRecoveryCodes, turnAppOff } from './own-factor.ts'

/** Each account's own second factor. */
export const routes = ({ db, config }: RouteServices): Bound[] =>
  Object.values(secondFactorEndpoints).flatMap((e) => [
    bind(e.status, async (_input, call) => ({ data: await factorStatusOf(db, actorOf(call)) })),
    bind(e.begin, async (_input, call) => ({ data: await beginApp({ db, config }, call) })),
    bind(e.confirm, async ({ body }, call) => ({
      recoveryCodes: await confirmApp({ db, config }, call, body),
      message: 'Codes of your app are asked for from now on',
    })),
    bind(e.off, async ({ body }, call) => {
      await turnAppOff({ db, config }, call, body)
      return { message: 'Codes of your app are not asked for any more' }
    }),
    bind(e.recovery, async ({ body }, call) => ({
      recoveryCodes: await renewRecoveryCodes({ db, config }, call, body),
      message: 'The earlier recovery codes are invalid now',
    })),
  ])
