import './children.css'
import { useStore } from '@nanostores/react'
import type { Child } from '@pravesh/contract'
import { useState } from 'react'
import { chooseChild, chosenChild, selectedChildOf } from '../../stores/child.ts'
import { profileCell } from '../account/profile/profile-cell.ts'
import { EmptyState } from '../parts/EmptyState.tsx'
import { focusOnMount } from '../parts/focus-on-mount.ts'
import { useText } from '../shell/i18n.ts'
import { Loading } from '../shell/Loading.tsx'
import { Screen, type ScreenProps } from '../shell/Screen.tsx'
import { BeforeChild, isKnownParent, type ParentConsent } from './BeforeChild.tsx'
import { ChildPanel } from './ChildPanel.tsx'
import { ChildSwitch } from './ChildSwitch.tsx'
import { type ChildSummary, childrenCell } from './children-cell.ts'
import { SharedChildren } from './second-guardian/SharedChildren.tsx'
import { WriteChild } from './WriteChild.tsx'

type ChildrenProps = ScreenProps<'children' | 'choices' | 'stage' | 'profile' | 'session'> & { consent: ParentConsent }

/** `/student/children`: the children of a parent, one visible at a time, with its forms and applications. */
export default function Children({ consent, ...props }: ChildrenProps) {
  return (
    <Screen {...props} track="school">
      <Loading cell={childrenCell()}>{(charges) => <ChildList charges={charges} consent={consent} />}</Loading>
      <SharedChildren />
    </Screen>
  )
}

function ChildList({ charges, consent }: { charges: readonly ChildSummary[]; consent: ParentConsent }) {
  const text = useText<'children'>()
  const [adding, setAdding] = useState(false)
  const [left, setLeft] = useState(false)
  const children = charges.map(({ child }) => child)
  const selectedChild = selectedChildOf(children, useStore(chosenChild))
  function done(child?: Child) {
    if (child) chooseChild(child.id)
    setAdding(false)
    setLeft(child === undefined)
  }
  const selectedSummary = charges.find(({ child }) => child.id === selectedChild?.id)
  return (
    <div className="children">
      {children.length > 1 && <ChildSwitch family={children} label={text('children.switch')} />}
      {selectedSummary && !adding && <ChildPanel key={selectedSummary.child.id} {...selectedSummary} />}
      {children.length === 0 && !adding && (
        <EmptyState picture="child" title={text('children.none')} lead={text('children.noneLead')} />
      )}
      {adding ? (
        <Loading cell={profileCell()}>
          {(profile) =>
            isKnownParent(profile) ? (
              <WriteChild onDone={done} />
            ) : (
              <BeforeChild profile={profile} consent={consent} onCancel={done} />
            )
          }
        </Loading>
      ) : (
        <p>
          <button
            type="button"
            ref={left ? focusOnMount : undefined}
            className={children.length === 0 ? 'button main' : 'button'}
            onClick={() => setAdding(true)}
          >
            {text('children.add')}
          </button>
        </p>
      )}
    </div>
  )
}
