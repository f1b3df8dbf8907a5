/** What is looked at, anywhere on the page: the actions that a technology improves light up while it is. */

export class Look {
  improved = $state.raw<ReadonlySet<string>>(new Set());

  at(improves: [string, number][]): void {
    this.improved = new Set(improves.map(([gear, action]) => `${gear} ${action}`));
  }

  away(): void {
    this.improved = new Set();
  }
}

export const look = new Look();
