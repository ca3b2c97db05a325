import type { LightMyRequestResponse } from 'fastify'
import type { Scene } from '../scene/scene.ts'
import type { Caller, SentRequest } from './request.ts'

export type Send = (caller: Caller, request: SentRequest) => Promise<LightMyRequestResponse>

/** Makes calls on a scene; a person signed out by an earlier call signs in again. */
export function sender(scene: Scene): Send {
  return async (caller, { method, url, headers, payload }) => {
    const call = () =>
      scene.app.inject({
        method,
        url,
        headers: {
          'accept-language': 'hi',
          ...headers,
          ...(caller ? { authorization: `Bearer ${scene.people[caller].token}` } : {}),
        },
        ...(payload === undefined ? {} : { payload }),
      })
    const response = await call()
    if (!caller || response.statusCode !== 401) return response
    await scene.freshToken(caller)
    return call()
  }
}
