/** Note in a session whose token the backend does not renew. The runtime fills in {time}. */
export const sessionEnds = "This session cannot be renewed. It ends at {time} UTC. Then sign in again.";
