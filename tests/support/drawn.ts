interface Fiber {
  tag: number;
  flags: number;
  type: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

// As React numbers them: functions, classes, memoised functions.
const components = new Set([0, 1, 14, 15]);
const performedWork = 1;

// React keeps the listener that it met first, whichever test file has loaded it: what is heard belongs to all of them.
const heard = globalThis as { drawnComponents?: string[] | undefined };

const nameOf = (type: unknown): string => {
  const inner = typeof type === "object" && type !== null && "type" in type ? type.type : type;
  return typeof inner === "function" ? inner.name : "?";
};

// What was not drawn in a commit has the children of the one before.
function collect(fiber: Fiber | null): void {
  for (let each = fiber; each; each = each.sibling) {
    if (components.has(each.tag) && (each.flags & performedWork) !== 0) heard.drawnComponents?.push(nameOf(each.type));
    if (each.child !== each.alternate?.child) collect(each.child);
  }
}

/** Lets React tell of its commits; before it is loaded. */
export function listenToReact(): void {
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
      onCommitFiberRoot: (_: number, root: { current: Fiber }) => {
        if (heard.drawnComponents) collect(root.current.child);
      },
    },
  });
}

/** The names of the components that were drawn while something was done. */
export async function drawnDuring(act: () => Promise<void>): Promise<readonly string[]> {
  const now: string[] = [];
  heard.drawnComponents = now;
  try {
    await act();
  } finally {
    heard.drawnComponents = undefined;
  }
  return now;
}
