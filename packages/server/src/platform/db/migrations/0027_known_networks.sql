CREATE TABLE "known_network" (
	"realm" text NOT NULL,
	"account" integer NOT NULL,
	"network" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_network_realm_account_network_pk" PRIMARY KEY("realm","account","network")
);
