/** Style of a text for screen readers alone. */
export const visuallyHidden = {
  ...{ position: 'absolute', width: '1px', height: '1px' },
  ...{ overflow: 'hidden', clipPath: 'inset(50%)' },
} as const
