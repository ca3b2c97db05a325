import type { FormFilled } from '@pravesh/contract'
import { atom, computed } from 'nanostores'
import { user } from './session.ts'

/** The signed-in person for the family's screens: whoever `user` is. */
export const studentInfo = computed(user, (signedIn) => signedIn)

/** How far the form for colleges is filled, as it was last read or saved on this page; null until it was. */
export const studentApplicationFormInfo = atom<FormFilled | null>(null)
