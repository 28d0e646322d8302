/** One request about a position. */
export interface PositionRequest {
  readonly command: string;
  readonly input: unknown;
}

/** The answer, or a stable code with a sentence for the person who asked. */
export type PositionAnswer =
  | Readonly<Record<string, unknown>>
  | { readonly error: { readonly code: string; readonly message: string } };

/** Answers one request. Never throws on bad input; equal requests give equal answers. */
export type Notation = (request: PositionRequest) => PositionAnswer;
