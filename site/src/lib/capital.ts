/** A word or phrase with its first letter large, as a label begins. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
