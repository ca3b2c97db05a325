import { type ReactNode, useLayoutEffect } from 'react'
import { Resource, type ResourceProps, useResourceContext, useResourceDefinitionContext } from 'react-admin'
import { useParams } from 'react-router-dom'
import { useTranslations } from '../language/translations.ts'
import { PageHead } from '../page/PageHead.tsx'

/** Screens of a child resource, as react-admin's `Resource` takes them. */
export type Screens = Omit<ResourceProps, 'name'>

type NestedProps = {
  /** By the name of the child resource. */
  screens: Readonly<Record<string, Screens>>
  /** Rendered above each of them, such as the name of the parent. */
  above?: (parent: string, child: string) => ReactNode
}

/**
 * Child resources of a record, for a `Route` with the path `:parent/:child/*` within a `Resource`. Under `institutes`,
 * `/institutes/5/awards` is the resource `institutes/5/awards`: its addresses, list parameters, selection and cached answers are those of
 * institute 5 by its name, and the data provider reads from it whose awards are meant.
 */
export function NestedResources({ screens, above }: NestedProps) {
  const { parent = '', child = '' } = useParams<'parent' | 'child'>()
  const name = `${useResourceContext() ?? ''}/${parent}/${child}`
  const found = Object.hasOwn(screens, child) ? screens[child] : undefined
  const { register, unregister } = useResourceDefinitionContext()
  const { text } = useTranslations()
  // react-admin knows only the resources in `Admin`.
  useLayoutEffect(() => {
    if (!found) return
    const definition = Resource.registerResource({ name, ...found })
    register(definition)
    return () => unregister(definition)
  }, [name, found, register, unregister])
  if (!found) return <PageHead title={text('form.notFound')} />
  return (
    <>
      {above?.(parent, child)}
      <Resource key={name} name={name} {...found} />
    </>
  )
}
