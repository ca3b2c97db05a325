import {
  massMailEndpoints,
  suppressionEndpoints,
  templateDraftEndpoints,
  unreachableEndpoints,
} from '@pravesh/contract'
import { byPath, onAll, type Resources } from '../descriptor.ts'

/** The fields of a mail to many. One that is left empty is not sent. */
const emptyMail = {
  ...{ subject: undefined, text: undefined, template: undefined, variables: undefined, hi: undefined },
  ...{ ids: undefined, filter: undefined, perMinute: undefined, key: undefined },
}

/** Mails to many, addresses that get none, and templates of the system's mails. */
export const mailResources = {
  /** Mails to many study-in-India enquirers: `create` sends one. */
  mails: {
    list: massMailEndpoints.list,
    get: massMailEndpoints.get,
    create: massMailEndpoints.send,
    param: 'id',
    empty: emptyMail,
    actions: {
      preview: onAll(massMailEndpoints.preview),
      test: onAll(massMailEndpoints.test),
      pause: byPath('id', massMailEndpoints.pause),
      resume: byPath('id', massMailEndpoints.resume),
      cancel: byPath('id', massMailEndpoints.cancel),
    },
  },
  /** A template of the system's mails while it is written. */
  'template-draft': {
    actions: { preview: onAll(templateDraftEndpoints.preview), test: onAll(templateDraftEndpoints.test) },
  },
  /** The people of one mail: `parents: { id }`, or `mails/5/mail-people`. */
  'mail-people': { list: massMailEndpoints.people, under: { mails: (id) => ({ id }) } },
  /** Addresses that mails to many no longer go to. */
  'unreachable-institutes': { list: unreachableEndpoints.list },
  suppressions: { list: suppressionEndpoints.list, remove: suppressionEndpoints.remove },
} as const satisfies Resources
