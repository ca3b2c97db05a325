import { completenessSteps } from '@pravesh/contract'
import { describe, expect, test } from 'vitest'
import { ownEditorOf } from '../page/details/own-editor.ts'
import { screens } from '../screens.tsx'
import { stepScreens } from './step-screen.ts'

describe.each(['school', 'college'] as const)('each next step of a %s', (type) => {
  const addresses = new Map<string, string>(Object.entries(stepScreens[type]))

  test.each([...completenessSteps[type]])('%s is done on a screen that it has', (step) => {
    const [name = '', tab] = addresses.get(step)?.split('#') ?? []
    const screen = screens[name]
    expect([name, screen !== undefined, screen?.only ?? type]).toEqual([name, true, type])
    if (name !== 'details') return
    // Fees of a college are those of its courses.
    const field = step === 'fees' ? 'offers' : step
    expect(ownEditorOf(type).tabs.find((candidate) => candidate.name === tab)?.fields).toContain(field)
  })
})
