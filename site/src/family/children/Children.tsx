import './children.css'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { chooseChild, chosenChild, chosenOf } from '../../stores/child.ts'
import { arriving } from '../parts/arriving.ts'
import { Loading } from '../shell/Loading.tsx'
import { Screen, type ScreenProps } from '../shell/Screen.tsx'
import { useText } from '../shell/spoken.ts'
import { brood, type Charge } from './brood.ts'
import { ChildPanel } from './ChildPanel.tsx'
import { ChildSwitch } from './ChildSwitch.tsx'
import { WriteChild } from './WriteChild.tsx'

/** `/student/children`: the children of a parent, one shown at a time, with its forms and applications. */
export default function Children(props: ScreenProps<'children' | 'choices' | 'stage'>) {
  return (
    <Screen {...props} track="school">
      <Loading cell={brood()}>{(charges) => <Brood charges={charges} />}</Loading>
    </Screen>
  )
}

function Brood({ charges }: { charges: readonly Charge[] }) {
  const text = useText<'children'>()
  const [adding, setAdding] = useState(false)
  const [left, setLeft] = useState(false)
  const children = charges.map(({ child }) => child)
  const chosen = chosenOf(children, useStore(chosenChild))
  const shown = charges.find(({ child }) => child.id === chosen?.id)
  return (
    <div className="children">
      {children.length > 1 && <ChildSwitch family={children} label={text('children.switch')} />}
      {shown && !adding && <ChildPanel key={shown.child.id} {...shown} />}
      {children.length === 0 && !adding && (
        <div className="empty">
          <h2>{text('children.none')}</h2>
          <p>{text('children.noneLead')}</p>
        </div>
      )}
      {adding ? (
        <WriteChild
          onDone={(child) => {
            if (child) chooseChild(child.id)
            setAdding(false)
            setLeft(child === undefined)
          }}
        />
      ) : (
        <p>
          <button
            type="button"
            ref={left ? arriving : undefined}
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
