import { refusalText, type FileRefusal } from '../../contract/fileRefusals.ts'

/** The reasons why a plan file cannot be read, in sentences for its sender. */
export class Unreadable extends Error {
  constructor(refusal: FileRefusal, filled: Readonly<Record<string, string>> = {}) {
    super(refusalText(refusal, filled))
  }
}
