/** Why a plan file cannot be read, in a sentence for the people who sent it. */
export class Unreadable extends Error {}
