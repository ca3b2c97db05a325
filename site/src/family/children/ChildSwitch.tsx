import './child-switch.css'
import { useStore } from '@nanostores/react'
import { chooseChild, chosenChild, selectedChildOf } from '../../stores/child.ts'

type Props = { family: readonly { id: number; name: string }[]; label: string }

/** Which child a screen is about: one press a child, remembered from page to page. */
export function ChildSwitch({ family, label }: Props) {
  const selectedChild = selectedChildOf(family, useStore(chosenChild))
  return (
    <fieldset className="child-switch">
      <legend className="small soft">{label}</legend>
      {family.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className="button"
          aria-pressed={id === selectedChild?.id}
          onClick={() => chooseChild(id)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
