import type { LightMyRequestResponse } from 'fastify'
import type { Scene } from '../scene/scene.ts'
import type { Sent, Who } from './request.ts'

export type Send = (who: Who, request: Sent) => Promise<LightMyRequestResponse>

/** Makes calls on a scene; whoever was signed out by an earlier call signs in again. */
export function sender(scene: Scene): Send {
  return async (who, { method, url, headers, payload }) => {
    const call = () =>
      scene.app.inject({
        method,
        url,
        headers: { ...headers, ...(who ? { authorization: `Bearer ${scene.people[who].token}` } : {}) },
        ...(payload === undefined ? {} : { payload }),
      })
    const answer = await call()
    if (!who || answer.statusCode !== 401) return answer
    await scene.freshToken(who)
    return call()
  }
}
