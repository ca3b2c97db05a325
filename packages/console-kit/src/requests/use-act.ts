import { ApiError } from '@pravesh/contract'
import {
  type Acted,
  type ActInput,
  type ActingProvider,
  type ActionOf,
  CallFailure,
  type Resources,
} from '@pravesh/data-provider'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCanAccess, useDataProvider, useNotify, useResourceContext } from 'react-admin'
import { translations } from '../language/translations.ts'

/** The response of an action, or its error: a form displays its field errors. */
export type ActResult<Response> = { response: Response } | { failure: CallFailure }

/**
 * `fields`: names of the fields whose errors the caller's form displays, so that no toast repeats them. `related`: further resources that
 * the action changes; their queries are read again too.
 */
export type ActOptions = { fields?: readonly string[]; related?: readonly string[] }

const failureOf = (error: unknown): CallFailure =>
  error instanceof CallFailure ? error : new CallFailure(new ApiError('UNAVAILABLE'), 'ra.notification.http_error')

/** Text of the toast for a failure: the first error of a field outside the form, else its message unless the form has errors to show. */
function toastTextOf({ error, message }: CallFailure, fields: readonly string[]): string | undefined {
  const hasInput = (field: string) => fields.includes(field.split('.')[0] ?? field)
  const other = error.errors.find(({ field }) => !field || !hasInput(field))
  if (other) return translations().translateSentence(other.message)
  return error.errors.length > 0 ? undefined : message
}

/**
 * The hook of a console's verbs: `const useAct = actsOn<typeof adminResources>()`, then `useAct('payments', 'refund')`. `act` never
 * rejects: it returns the response or the failure, notifies in the language of the console, and reads the resource's queries again.
 */
export const actsOn =
  <T extends Resources>() =>
  <R extends keyof T & string, V extends ActionOf<T[R]>>(
    resource: R,
    action: V,
    { fields = [], related = [] }: ActOptions = {},
  ) => {
    const provider = useDataProvider<ActingProvider<T>>()
    const context = useResourceContext() ?? ''
    // Within a child resource, `institutes/5/reviews`, the verb is about those of its parent.
    const name = (context.endsWith(`/${resource}`) ? context : resource) as R
    const notify = useNotify()
    const queries = useQueryClient()
    const [busy, setBusy] = useState(false)
    const { canAccess: canAct = false } = useCanAccess({ resource: name, action })

    /** The server writes its message in English: another language has the notification of the resource where it does not know it. */
    function notifySuccess(message: string) {
      const { language, translateSentence } = translations()
      const translated = translateSentence(message)
      const isKnown = language === 'en' || translated !== message
      notify(isKnown ? translated : `resources.${resource}.notifications.updated`, {
        type: 'info',
        messageArgs: { smart_count: 1, _: message },
      })
    }
    /** The verb alone, without a toast or another reading: rejects with a `CallFailure`. */
    const call = (input: ActInput<T[R], V>): Promise<Acted<T[R], V>> => provider.act(name, action, input)
    /** Reads the resource's queries again, and the related ones. */
    function readAgain(): void {
      const resources: readonly unknown[] = [name, ...related]
      void queries.invalidateQueries({ predicate: ({ queryKey }) => resources.includes(queryKey[0]) })
    }
    async function act(input: ActInput<T[R], V>): Promise<ActResult<Acted<T[R], V>>> {
      setBusy(true)
      try {
        const result = await call(input)
        if (typeof result === 'object' && result !== null && 'message' in result) notifySuccess(String(result.message))
        return { response: result }
      } catch (error) {
        const failure = failureOf(error)
        const message = toastTextOf(failure, fields)
        if (message !== undefined) notify(message, { type: 'error' })
        return { failure: failure }
      } finally {
        setBusy(false)
        readAgain()
      }
    }
    return { busy, act, call, readAgain, canAct }
  }
