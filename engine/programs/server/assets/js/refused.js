// Refused requests.

/** Refusal of a request: `code`, `message`, `rule`. */
export class Refused extends Error {
  constructor(status, error) {
    super(error.message);
    Object.assign(this, { status, code: error.code, rule: error.rule, requirement: error.requirement });
  }
}
