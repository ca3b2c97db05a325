CREATE TABLE "signing_key" (
	"id" text PRIMARY KEY NOT NULL,
	"x" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_read" ADD COLUMN "packet" boolean DEFAULT false NOT NULL;