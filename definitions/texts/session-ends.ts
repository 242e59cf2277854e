/** The note in a session whose token the backend does not renew. {time} is filled in by the runtime. */
export const sessionEnds = "This session cannot be renewed. It ends at {time} UTC. Then sign in again.";
