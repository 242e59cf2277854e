interface Fiber {
  tag: number;
  flags: number;
  type: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

// React's numbers of functions, classes and memoized functions.
const components = new Set([0, 1, 14, 15]);
const performedWork = 1;

// React keeps the first listener, whichever test file loaded it.
const heard = globalThis as { drawnComponents?: string[] | undefined };

const nameOf = (type: unknown): string => {
  const inner = typeof type === "object" && type !== null && "type" in type ? type.type : type;
  return typeof inner === "function" ? inner.name : "?";
};

// A component that was not drawn has the children of the commit before.
function collect(fiber: Fiber | null): void {
  for (let each = fiber; each; each = each.sibling) {
    if (components.has(each.tag) && (each.flags & performedWork) !== 0) heard.drawnComponents?.push(nameOf(each.type));
    if (each.child !== each.alternate?.child) collect(each.child);
  }
}

/** Listens to React's commits. Call it before React is loaded. */
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

/** The components that an action draws. */
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
