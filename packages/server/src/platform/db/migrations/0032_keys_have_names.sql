CREATE TABLE "encryption_key" (
	"id" text PRIMARY KEY NOT NULL,
	"proof" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "sealed_with" text;