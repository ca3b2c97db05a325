/** A word or phrase with its first letter large, as a label begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
